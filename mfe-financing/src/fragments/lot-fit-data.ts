/** Message that every car of a list fits the visitor's pre-approval. All texts are finished. */
export interface LotFitData {
  title: string;
  sentence: string;
  /** The page of the answer. */
  answer: { label: string; href: string };
}

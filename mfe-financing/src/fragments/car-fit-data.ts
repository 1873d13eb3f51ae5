/** Whether a car fits the visitor's pre-approval: finished texts. */
export interface CarFitData {
  fits: boolean;
  title: string;
  sentences: readonly string[];
}

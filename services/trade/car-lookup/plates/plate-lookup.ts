/** Knows which VIN a license plate belongs to. */
export interface PlateLookup {
  /**
   * The valid VIN of a plate; null = it is not known. `plate` has letters and digits alone.
   * @throws LookupError when there is no answer
   */
  vinOf(plate: string, state: string): Promise<string | null>;
}

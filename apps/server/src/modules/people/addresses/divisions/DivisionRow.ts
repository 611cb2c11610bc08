/** One line of the official list: six digits, of which two are the province, two the city, two the district. */
export interface DivisionRow {
  readonly code: string;
  readonly name: string;
}

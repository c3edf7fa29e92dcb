/** A small, plausible fault that some test must notice. */
export interface Fault {
  /** the file that it is put into, from the repository's root */
  file: string
  /** text that stands in the file exactly once */
  replace: string
  by: string
  /** the damage that the fault would do: who learns, loses or gets what */
  harm: string
  /** the nearest tests: paths of test files, or of folders with them */
  tests: readonly string[]
}

/** A small, plausible fault that some test must notice. */
export interface Fault {
  /** path of the file that gets the fault, from the repository's root */
  file: string
  /** text that occurs exactly once in the file */
  replace: string
  by: string
  /** damage that the fault would do: who learns, loses or gets something */
  harm: string
  /** nearest tests: paths of test files, or of folders with test files */
  tests: readonly string[]
}

/** A small, plausible fault that some test must notice. */
export interface Fault {
  /** path of the file that gets the fault, from the repository's root */
  file: string
  /** text that occurs exactly once in the file */
  replace: string
  by: string
  /** damage that the fault would do, with the person who suffers from it, in a sentence without capital and full stop */
  harm: string
  /** tests that must notice the fault: paths of test files, or of folders with test files */
  tests: readonly string[]
}

/** A small, plausible fault that some test must notice. */
export interface Fault {
  /** the file that it is put into, from the repository's root */
  file: string
  /** text that stands in the file exactly once */
  replace: string
  by: string
  /** what it would do to somebody */
  harm: string
  /** the nearest tests: paths of test files, or of folders with them */
  tests: readonly string[]
}

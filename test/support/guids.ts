/** A well-formed guid that nothing has. */
export const strangeGuid = '00000000-0000-4000-8000-000000000000'

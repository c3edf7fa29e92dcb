/** Guids in the examples of the API’s documents, so that the examples fit together. */
export const exampleGuids = {
  draw: '7d4c3f0e-51a8-4f6b-8b0e-9a1c2d3e4f50',
  noor: 'a1b6c0d2-3e4f-4a5b-8c6d-7e8f9a0b1c2d',
  noorsUser: 'b3f1e2d4-5c6b-4a79-8899-aabbccddeeff',
  sem: 'c5e2a1f3-6d7c-4b8a-9900-112233445566',
  lotte: 'd7f4b3e2-7e8d-4c9b-8a11-223344556677',
  lottesUser: 'e8a5c4d3-8f9e-4dab-9b22-334455667788',
  lottesList: 'f9b6d5c4-9a0f-4ebc-8c33-445566778899',
  daan: '0ac7e6d5-ab10-4fcd-9d44-5566778899aa',
} as const

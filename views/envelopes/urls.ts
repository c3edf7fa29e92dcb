/** Returns the capability URL of an envelope, which opens once. */
export const envelopeUrl = (guid: string) => `/lootjestrekken/envelop/${guid}`

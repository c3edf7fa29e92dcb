type Layout = Readonly<
  Record<string, readonly [Int32ArrayConstructor | Uint32ArrayConstructor | Float64ArrayConstructor, length: number]>
>

export type Packed<Names extends Layout> = { readonly [Name in keyof Names]: InstanceType<Names[Name][0]> } & {
  readonly bytes: Uint8Array
}

const bytesOf = ([Type, length]: Layout[string]): number => Math.ceil((length * Type.BYTES_PER_ELEMENT) / 8) * 8

/** Allocates typed arrays side by side in one buffer, so that `bytes.set(other.bytes)` copies them all at once. */
export const pack = <const Names extends Layout>(layout: Names): Packed<Names> => {
  let total = 0
  for (const name in layout) total += bytesOf(layout[name]!)
  const buffer = new ArrayBuffer(total)
  const packed: Record<string, unknown> = { bytes: new Uint8Array(buffer) }
  let start = 0
  for (const name in layout) {
    const [Type, length] = layout[name]!
    packed[name] = new Type(buffer, start, length)
    start += bytesOf(layout[name]!)
  }
  return packed as Packed<Names>
}

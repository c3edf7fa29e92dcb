type Layout = Readonly<
  Record<string, readonly [Int32ArrayConstructor | Uint32ArrayConstructor | Float64ArrayConstructor, length: number]>
>

export type Packed<Names extends Layout> = { readonly [Name in keyof Names]: InstanceType<Names[Name][0]> } & {
  readonly bytes: Uint8Array
}

/** Typed arrays side by side in one buffer, so that `bytes.set(other.bytes)` copies them all at once. */
export const pack = <const Names extends Layout>(layout: Names): Packed<Names> => {
  let end = 0
  const places = Object.entries(layout).map(([name, [Type, length]]) => {
    const start = end
    end += Math.ceil((length * Type.BYTES_PER_ELEMENT) / 8) * 8
    return { name, Type, length, start }
  })
  const buffer = new ArrayBuffer(end)
  return Object.fromEntries<unknown>([
    ...places.map(({ name, Type, length, start }) => [name, new Type(buffer, start, length)] as const),
    ['bytes', new Uint8Array(buffer)],
  ]) as Packed<Names>
}

declare module 'ber-tlv' {
  interface Tlv {
    /** Hexadecimal, upper case. */
    readonly tag: string
    readonly value: Buffer
  }
  const library: { readonly TlvFactory: { parse(bytes: Buffer): Tlv[] } }
  export default library
}

/** A position in Postgres' log as it writes it, such as 16/B374D848. */
export function logPosition(text: string): bigint {
  const [file = '', offset = ''] = text.split('/')
  return (BigInt(`0x${file}`) << 32n) + BigInt(`0x${offset}`)
}

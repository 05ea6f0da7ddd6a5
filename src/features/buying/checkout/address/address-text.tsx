export type AddressCard = { id: string; name: string; lines: string[]; isColleagues: boolean }

/** Who gets the goods, and where, a line each. */
export function AddressText({ name, lines }: Pick<AddressCard, 'name' | 'lines'>) {
  return (
    <address className="not-italic">
      <strong className="font-medium">{name}</strong>
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

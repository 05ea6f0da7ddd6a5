type Props = { sentence: string; name: string; href: string | null }

/** A sentence with {seller} in it, where the name leads to the seller's page, if there is one (rule C55). */
export function LinkedName({ sentence, name, href }: Props) {
  const [before, after = ''] = sentence.split('{seller}')
  return (
    <>
      {before}
      {href ? (
        <a className="link underline" href={href}>
          {name}
        </a>
      ) : (
        name
      )}
      {after}
    </>
  )
}

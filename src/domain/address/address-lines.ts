export type Place = {
  address: string | null
  address2: string | null
  city: string | null
  province: string | null
  postalCode: string | null
  country: string | null
}

/** The lines of a postal address as printed on an envelope, without the country. */
export function addressLines({ address, address2, city, province, postalCode, country }: Place): string[] {
  const town =
    country === 'KR'
      ? [[...new Set([city, province])].filter(Boolean).join(', '), postalCode]
      : [[city, province].filter(Boolean).join(' '), postalCode]
  return [address, address2, town.filter(Boolean).join('  ')].filter(
    (line) => line !== null && line !== '',
  ) as string[]
}

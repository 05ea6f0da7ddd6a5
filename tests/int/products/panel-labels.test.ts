import { beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '~/tests/support/open-world'

let world: World
beforeAll(async () => {
  world = await openWorld()
})

test.each(['products', 'product-changes'] as const)(
  'the panel calls the fields of %s by plain words, not by their names in the code',
  (slug) => {
    const { collections } = world.payload
    const labels = collections[slug].config.flattenedFields.flatMap((field) => [
      field,
      ...('flattenedFields' in field ? field.flattenedFields : []),
    ])
    const said = labels.flatMap((field) =>
      'label' in field && typeof field.label === 'string' ? [field.label] : [],
    )
    expect(said).toContain(slug === 'products' ? 'Price tiers' : 'Units per box')
    // Of `moqPrices` Payload makes 'Moq Prices'; what is left over are its own words and hidden fields.
    const made = said.filter((label) => /[a-z] [A-Z][a-z]/.test(label))
    expect(made).toEqual(
      ['Stock Seen', 'Version Seen', 'Updated At', 'Created At'].filter((each) => made.includes(each)),
    )
  },
)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openForm, postEdit } from '~/tests/support/edit-form'
import { aCategory } from '~/tests/support/factories/catalogue'
import { localDoor } from '~/tests/support/http/local'
import { openDecisions, type Decisions } from '~/tests/support/open-decisions'
import type { Role } from '~/tests/support/roles'

let world: Decisions
let sinks = { main: '', sub: '' }
beforeAll(async () => {
  world = await openDecisions()
  const main = await world.system.make('categories', aCategory('Bathroom'))
  sinks = { main, sub: await world.system.make('categories', aCategory('Basins', main)) }
})
afterAll(() => world.close())

const saved = { ok: true, value: { saved: true } }
const wanted = () => ({
  mainCategory: sinks.main,
  subCategory: sinks.sub,
  origin: 'Vietnam',
  certifications: 'cUPC, KC',
})
const corrected = () => ({ listedIn: sinks.sub, origin: 'Vietnam', certifications: ['cUPC', 'KC'] })
const given = () => ({
  listedIn: world.ids.categories.sub,
  origin: 'South Korea',
  certifications: ['cUPC'],
})
const declined = (more: object = {}) =>
  world.product({ status: 'rejected', statusReason: 'Wrong category.', ...more })
const writeAs = (role: Role, id: string, data: object) => localDoor(world).update(role, 'products', id, data)
const approve = async (id: string) => {
  const { versionSeen } = JSON.parse((await world.patch('admin', `products/${id}`, {})).text).doc
  return world.patch('admin', `products/${id}`, { status: 'approved', versionSeen })
}

describe('category, origin and certifications before the first approval', () => {
  test('are corrected with the form, and the product asks again', async () => {
    const id = await declined()
    const { send } = await openForm(world, id)
    expect(await send(wanted())).toEqual(saved)
    expect(await world.stored('products', id)).toMatchObject({
      ...corrected(),
      category: 'Bathroom > Basins',
      mainCategory: 'Bathroom',
      subCategory: 'Basins',
      status: 'rejected',
      statusReason: 'Wrong category.',
      needsReview: true,
    })
    const again = await openForm(world, id)
    expect(await again.send({}, { asksApproval: true })).toEqual(saved)
    expect(await world.stored('products', id)).toMatchObject({ ...corrected(), status: 'pending' })
  })

  test('post from the page, as its language names places, and come back with what is wrong', async () => {
    const id = await declined({ origin: 'Vietnam' })
    const typed = { ...wanted(), origin: 'Corée du Sud' }
    expect(await postEdit(world, id, { typed, more: { locale: 'fr' } })).toMatchObject({ ok: true })
    expect(await world.stored('products', id)).toMatchObject({ ...corrected(), origin: 'South Korea' })
    const none = { ...wanted(), mainCategory: '', subCategory: '', origin: '' }
    expect(await postEdit(world, id, { typed: none })).toMatchObject({
      fields: {
        mainCategory: 'MainCategory is required.',
        subCategory: 'SubCategory is required.',
        origin: 'Origin is required.',
      },
    })
    const other = { ...wanted(), mainCategory: world.ids.categories.room }
    expect(await postEdit(world, id, { typed: other })).toMatchObject({
      fields: { subCategory: 'Choose a subcategory.' },
    })
  })

  test('name what another window chose', async () => {
    const id = await declined()
    const { form } = await openForm(world, id)
    await world.system.change('products', id, { listedIn: sinks.sub })
    const typed = { ...wanted(), mainCategory: world.ids.categories.room }
    const more = { seen: JSON.stringify({ ...form.seen, listedIn: 'another' }) }
    const answer = await postEdit(world, id, {
      typed: { ...typed, subCategory: world.ids.categories.sub },
      more,
    })
    expect(answer).toMatchObject({
      ok: false,
      conflicts: { facts: [{ label: 'Category', now: 'Bathroom > Basins' }] },
    })
  })

  test('are the seller’s alone', async () => {
    const id = await declined()
    for (const role of ['admin', 'editor', 'otherSeller'] as const) await writeAs(role, id, corrected())
    expect(await world.stored('products', id)).toMatchObject(given())
    expect(await writeAs('seller', id, corrected())).toBe('done')
    expect(await world.stored('products', id)).toMatchObject({ ...corrected(), mainCategory: 'Bathroom' })
  })
})

describe('from the first approval on', () => {
  test('they are fixed, also for a form that was open and a product taken down', async () => {
    const id = await declined({ status: 'pending', statusReason: null })
    const { send } = await openForm(world, id)
    expect(await approve(id)).toMatchObject({ status: 200 })
    expect(await send(wanted())).toEqual({
      ok: false,
      issues: [{ code: 'product.fixed', path: 'subCategory' }],
    })
    await writeAs('seller', id, corrected())
    expect(await world.stored('products', id)).toMatchObject({ ...given(), status: 'approved' })
    expect(await writeAs('seller', id, { status: 'rejected' })).toBe('done')
    const later = await openForm(world, id)
    expect(await later.send(wanted())).toEqual(saved)
    await writeAs('seller', id, corrected())
    expect(await world.stored('products', id)).toMatchObject({ ...given(), status: 'rejected' })
  })
})

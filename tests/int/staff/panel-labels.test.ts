import type { CollectionSlug, Field, Option, PayloadRequest } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import en from '@/messages/en'
import { openWorld, type World } from '~/tests/support/open-world'

type Said = { at: string; label: unknown }
type Used = { slug: string; name: string; option?: string }

/** Payload's own, met in lists alone. */
const PRESETS = 'payload-query-presets'

let world: World
let said: Said[]
let used: Used[]
let shown: { slug: string; fields: Field[] }[]
beforeAll(async () => {
  world = await openWorld()
  const entities = [...world.payload.config.collections, ...world.payload.config.globals].filter(
    ({ slug, admin }) => slug === PRESETS || (!slug.startsWith('payload-') && admin?.hidden !== true),
  )
  shown = entities.map(({ slug, fields }) => ({ slug, fields: shownIn(fields) }))
  used = entities.flatMap(({ slug, fields }) => allIn(fields).flatMap((field) => usesOf(slug, field)))
  said = [
    ...entities.flatMap((entity) => [
      ...('labels' in entity
        ? [
            { at: `${entity.slug}, one`, label: entity.labels.singular },
            { at: `${entity.slug}, many`, label: entity.labels.plural },
          ]
        : [{ at: entity.slug, label: entity.label }]),
      ...(entity.slug === PRESETS ? [] : [{ at: `${entity.slug}, group`, label: entity.admin?.group }]),
      { at: `${entity.slug}, about`, label: entity.admin?.description ?? {} },
    ]),
    ...shown.flatMap(({ slug, fields }) => fields.flatMap((field) => textsOf(slug, field))),
  ]
})

describe('the panel', () => {
  test('has words in three languages for every collection, field, choice and hint that staff meet', () => {
    expect(said.length).toBeGreaterThan(700)
    // A plain text is one language, mostly made from a name in the code: 'Commission Ppm', `pending_payment`.
    expect(said.filter(({ label }) => typeof label === 'string' || label === undefined)).toEqual([])
  })

  test.each([
    ['orders', 'status', 'pending_payment', ['Payment pending', 'Paiement en attente', '결제 대기']],
    ['products', 'status', 'rejected', ['Inactive', 'Inactif', '판매 중지']],
    ['orders', 'kind', 'qst', ['QST', 'TVQ', '퀘벡 판매세(QST)']],
  ])('calls the %s %s %s what the marketplace calls it', (slug, name, value, words) => {
    const option = said.find(({ at }) => at === `${slug}.${name}=${value}`)
    expect(LOCALES.map((language) => inLanguage(option?.label, language))).toEqual(words)
  })

  test('offers beside a seller’s status those that a form may change it to, as texts that reach the browser', () => {
    const status = shown
      .find(({ slug }) => slug === 'sellers')
      ?.fields.find((field) => 'name' in field && field.name === 'status')
    if (status?.type !== 'select' || !status.filterOptions) throw new Error('none is left out')
    const offered = (present: string) => {
      const [data, req] = [{ status: present }, { i18n: { language: 'fr' } } as PayloadRequest]
      return status.filterOptions?.({ data, siblingData: data, options: status.options, req })
    }
    expect(offered('pending')).toEqual([
      { value: 'pending', label: 'À l’examen' },
      { value: 'rejected', label: 'Non approuvé' },
    ])
    expect(offered('active')).toHaveLength(1)
  })

  test('calls whom an email went to and what it said so, as no other list does', () => {
    const labelOf = (at: string) => said.find((each) => each.at === at)?.label
    expect(LOCALES.map((language) => inLanguage(labelOf('emails.to'), language))).toEqual([
      'To',
      'À',
      '받는 사람',
    ])
    expect(inLanguage(labelOf('emails.subject'), 'ko')).toBe('제목')
    expect(inLanguage(labelOf('order-events.to'), 'ko')).toBe('변경 상태')
  })

  test('gives fields of money and time, which Payload renders once for all readers, all languages of their label', () => {
    const own = shown.flatMap(({ slug, fields }) =>
      fields.flatMap((field) => {
        const at = 'name' in field ? `${slug}.${field.name}` : slug
        const component: unknown = field.admin?.components && Reflect.get(field.admin.components, 'Field')
        const props = typeof component === 'object' && component && Reflect.get(component, 'clientProps')
        return props ? [{ at, words: Reflect.get(props, 'words') as unknown, field }] : []
      }),
    )
    expect(own.length).toBeGreaterThan(50)
    const everyLanguage = { en: expect.any(String), fr: expect.any(String), ko: expect.any(String) }
    for (const { at, words } of own) expect(words, at).toEqual(everyLanguage)
    expect(own.find(({ at }) => at === 'payouts.amount')?.words).toEqual({
      en: 'Amount',
      fr: 'Montant',
      ko: '금액',
    })
    // Lists say the label of a column in a sentence, which cannot take all languages.
    expect(own.filter(({ field }) => 'label' in field && typeof field.label === 'object')).toEqual([])
  })

  test('calls a row of prices in words, one and several', () => {
    const of = (which: string) => said.find(({ at }) => at === `products.moqPrices, ${which}`)?.label
    expect(LOCALES.map((language) => inLanguage(of('row'), language))).toEqual([
      'Price tier',
      'Palier',
      '수량 구간',
    ])
    expect(inLanguage(of('rows'), 'fr')).toBe('Paliers')
    // A column would count them, and say 0 to editors, who may not read them.
    const tiers = shown
      .flatMap(({ fields }) => fields)
      .find((field) => 'name' in field && field.name === 'moqPrices')
    expect(tiers?.admin).toMatchObject({ disableListColumn: true })
  })

  test('calls the two sides of a conversation with support the member and staff', () => {
    const labelOf = (name: string) => said.find(({ at }) => at === `threads.${name}`)?.label
    expect(LOCALES.map((language) => inLanguage(labelOf('buyer'), language))).toEqual([
      'Member',
      'Membre',
      '회원',
    ])
    expect(inLanguage(labelOf('sellerUnread'), 'en')).toBe('Unread by staff')
    expect(inLanguage(labelOf('lastSender=seller'), 'fr')).toBe('Soutien')
  })

  test('shows no keys that only the server reads', () => {
    const names = shown.flatMap(({ slug, fields }) =>
      fields.flatMap((field) => ('name' in field ? [`${slug}.${field.name}`] : [])),
    )
    expect(names.filter((name) => /Key$|\.key$/.test(name))).toEqual([])
  })

  test('says by what orders’ events and movements of stock are searched, and what an open tier is', () => {
    // Payload words the search by the field of the title, which staff meet nowhere else.
    const titleOf = (slug: string) => {
      const { fields } = world.payload.collections[slug as CollectionSlug].config
      const title = fields.find((field) => 'name' in field && field.name === 'title')
      return inLanguage(title && 'label' in title ? title.label : undefined, 'fr')
    }
    expect(['order-events', 'stock-movements', 'reservations'].map(titleOf)).toEqual([
      'Numéro de commande',
      'Nom du produit',
      'Nom du produit',
    ])
    const hint = said.find(({ at }) => at === 'products.maxQty, hint')?.label
    expect(hint).toMatchObject({ en: '999,999 means no upper limit.' })
  })

  test('says languages, sign-in and settings in words of ours', () => {
    const { i18n, localization } = world.payload.config
    expect(i18n.translations).toMatchObject({
      fr: {
        general: { email: 'Adresse courriel', locale: 'Contenu\u00a0', save: 'Enregistrer' },
        version: { status: 'État\u00a0', revertToPublished: 'Revenir à la version publiée' },
        lexical: { upload: { label: 'Téléverser' }, heading: { label: 'Titre {{headingLevel}}' } },
      },
      ko: {
        general: { of: '/' },
        lexical: { general: { placeholder: expect.stringMatching(/주십시오$/) } },
        version: { preview: '마켓플레이스에서 보기' },
      },
      // An empty cell of a list, and a page that an editor has no right to.
      en: {
        general: { noLabel: '–', sorryNotFound: expect.stringMatching(/your role doesn’t let you open it/) },
        error: {
          unauthorized: 'Your role doesn’t allow this',
          notAllowedToAccessPage: expect.stringMatching(/^Only admins/),
        },
      },
    })
    // Beside a field, Payload shows a text alone, and the code of a language that has more than one name.
    expect(localization && localization.locales.map(({ label }) => label)).toEqual([
      'English',
      'Français',
      '한국어',
    ])
  })

  test('uses all the words it has', () => {
    const { entities, fields, hints, options } = en.labels
    const names = new Set(used.map(({ name }) => name))
    const all = (tree: object) => Object.keys(tree)
    expect([...all(fields), ...all(hints)].filter((name) => !names.has(name))).toEqual([])
    const choices = new Set(used.map(({ name, option }) => `${name}=${option}`))
    const unused = Object.entries(options).flatMap(([name, values]) =>
      all(values)
        .map((value) => `${name}=${value}`)
        .filter((choice) => !choices.has(choice)),
    )
    expect(unused).toEqual([])
    const slugs = new Set(used.map(({ slug }) => slug))
    expect(all(entities).filter((slug) => !slugs.has(slug))).toEqual([])
  })
})

/** The fields that are shown, those of groups, rows and tabs too. */
const shownIn = (fields: Field[]) => allIn(fields, isShown)

function isShown(field: Field) {
  const isHidden = (admin: object = {}) => ['hidden', 'disabled'].some((name) => Reflect.get(admin, name))
  return !(isHidden(field.admin) || isHidden(field) || field.type === 'ui')
}

function allIn(fields: Field[], which: (field: Field) => boolean = () => true): Field[] {
  return fields.filter(which).flatMap((field) => {
    const inner = field.type === 'tabs' ? field.tabs.flatMap((tab) => allIn(tab.fields, which)) : []
    return [field, ...inner, ...('fields' in field ? allIn(field.fields, which) : [])]
  })
}

function textsOf(slug: string, field: Field): Said[] {
  const at = `${slug}.${'name' in field ? field.name : field.type}`
  if (field.type === 'tabs') return field.tabs.map(({ label }) => ({ at: `${at}, tab`, label }))
  if (field.type === 'row') return []
  const label = 'label' in field ? field.label : undefined
  const hint = field.admin && 'description' in field.admin ? field.admin.description : {}
  const placeholder = field.admin && 'placeholder' in field.admin ? field.admin.placeholder : {}
  return [
    { at, label },
    ...(field.type === 'array'
      ? [
          { at: `${at}, row`, label: field.labels?.singular },
          { at: `${at}, rows`, label: field.labels?.plural },
        ]
      : []),
    { at: `${at}, hint`, label: hint ?? {} },
    { at: `${at}, placeholder`, label: placeholder === '–' ? {} : (placeholder ?? {}) },
    ...optionsOf(field).map((option) => ({
      at: `${at}=${valueOf(option)}`,
      label: typeof option === 'string' ? option : option.label,
    })),
  ]
}

function usesOf(slug: string, field: Field): Used[] {
  if (!('name' in field) || !field.name) return [{ slug, name: field.type }]
  const { name } = field
  return [{ slug, name }, ...optionsOf(field).map((option) => ({ slug, name, option: valueOf(option) }))]
}

const optionsOf = (field: Field) => (field.type === 'select' ? field.options : [])
const valueOf = (option: Option) => (typeof option === 'string' ? option : option.value)

function inLanguage(label: unknown, language: string) {
  return typeof label === 'function' ? (label as (args: object) => string)({ i18n: { language } }) : label
}

import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Block, type Inline, parsePage } from '@/server/texts/first-content/parse-page'
import { FIRST_SETTINGS } from '@/server/texts/first-content/texts'

const FOLDER = resolve('src/server/texts/first-content/pages')
const SLUGS = [
  'about-us',
  'accessibility',
  'become-seller',
  'disclaimer',
  'email',
  'privacy',
  'returns',
  'seller-inquiry',
  'shipping',
  'terms',
  'youth',
]
const LANGUAGES = ['en', 'fr', 'ko'] as const
const PLACEHOLDERS = [
  '{siteName}',
  '{legalName}',
  '{contactEmail}',
  '{privacyContact}',
  '{address}',
  '{phone}',
]
const ROUTES = [
  ...SLUGS.map((slug) => `/${slug}`),
  ...[
    '/products',
    '/latest',
    '/popular',
    '/cart',
    '/profile',
    '/buyer-orders',
    '/buyer-returns',
    '/upload',
    '/register',
  ],
  ...[
    '/seller',
    '/seller/products',
    '/seller/orders',
    '/seller/returns',
    '/seller/shipping',
    '/seller/financials',
  ],
  ...['/seller/profile', '/seller/analytics', '/seller/messages', '/seller/reviews'],
]

/** Our name, e-mail and web addresses, phone numbers, postal codes, and streets as English, French and Korean write them. */
const FIXED = [
  /\bMaru\b|마루/gi,
  /\S*@\S+|(?:https?|mailto|tel):\S*/g,
  /\+\d{1,3}[ -]\d+|\b\d{3}[ .-]\d{3,4}[ .-]\d{4}\b/g,
  /\b[A-Z]\d[A-Z][ \u00a0-]?\d[A-Z]\d\b/g,
  /\d+,? (?:\p{L}+ ){1,2}(?:Street|St|Avenue|Ave|Road|Rd|Drive|Blvd)\b/gu,
  /\d+,? (?:rue|avenue|boul\.|boulevard|chemin) \p{L}+/giu,
  /[가-힣]+(?:대로 ?\d+|\d*번길|길 \d+)/g,
]

const read = (slug: string, language: string) => readFileSync(`${FOLDER}/${language}/${slug}.md`, 'utf8')
const parse = (slug: string, language: string) => parsePage(read(slug, language))

const inlines = (blocks: Block[]): Inline[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.content
    return block.kind === 'list' ? block.items.flat() : []
  })
const links = (blocks: Block[]) =>
  inlines(blocks).flatMap((inline) => (inline.kind === 'link' ? [inline.href] : []))
const levels = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : []))
const shape = (blocks: Block[]) =>
  blocks.map((block) => {
    if (block.kind === 'heading') return `h${block.level}`
    return block.kind === 'list' ? `${block.ordered ? 'ol' : 'ul'} ${block.items.length}` : 'p'
  })
const placeholders = (source: string) => source.match(/\{[^}]*\}?/g) ?? []

const files = SLUGS.flatMap((slug) => LANGUAGES.map((language) => [slug, language] as const))
const translations = SLUGS.flatMap((slug) => ['fr', 'ko'].map((language) => [slug, language] as const))

test('every page exists in three languages, and nothing else does', () => {
  for (const language of LANGUAGES)
    expect(readdirSync(`${FOLDER}/${language}`).sort()).toEqual(SLUGS.map((slug) => `${slug}.md`).sort())
  expect(readdirSync(FOLDER).sort()).toEqual([...LANGUAGES].sort())
})

describe.each(files)('%s in %s', (slug, language) => {
  test('has a short plain title, a description of at most 155 characters, and sections', () => {
    const { title, description, blocks } = parse(slug, language)
    expect(title.length).toBeGreaterThan(1)
    expect(title.length).toBeLessThanOrEqual(50)
    expect(description.length).toBeGreaterThanOrEqual(40)
    expect(description.length).toBeLessThanOrEqual(155)
    expect(`${title} ${description}`).not.toMatch(/[{}*[\]]/)
    expect(levels(blocks)[0]).toBe(2)
  })

  test('links only to routes of ours that exist', () => {
    const unknown = links(parse(slug, language).blocks).filter((href) => !ROUTES.includes(href))
    expect(unknown).toEqual([])
  })

  test('takes name, addresses and contacts from the settings (rule A9)', () => {
    const source = read(slug, language)
    expect(placeholders(source).filter((name) => !PLACEHOLDERS.includes(name))).toEqual([])
    expect(FIXED.flatMap((pattern) => source.match(pattern) ?? [])).toEqual([])
  })

  test('holds nothing unfinished', () => {
    expect(read(slug, language).match(/lorem|todo|tbd|xxx|\?\?|<[a-z]/gi) ?? []).toEqual([])
  })
})

describe.each(translations)('%s.%s against English', (slug, language) => {
  const blocks = (of: string) => parse(slug, of).blocks

  test('has the same headings at the same levels', () => {
    expect(levels(blocks(language))).toEqual(levels(blocks('en')))
  })

  test('has the same paragraphs, lists and items', () => {
    expect(shape(blocks(language))).toEqual(shape(blocks('en')))
  })

  test('has the same links and placeholders', () => {
    expect(links(blocks(language)).sort()).toEqual(links(blocks('en')).sort())
    expect(placeholders(read(slug, language)).sort()).toEqual(placeholders(read(slug, 'en')).sort())
  })
})

test.each(SLUGS)('%s is set as French in Canada is: no-break spaces, no space before ; ! ?', (slug) => {
  const wrong = /.{0,9}(?:[^\u00a0]:(?=[\s*])|«(?!\u00a0)|(?<!\u00a0)»|\d [%$]|\s[;!?]|')/g
  expect(read(slug, 'fr').match(wrong) ?? []).toEqual([])
})

test.each(SLUGS)('%s puts no Korean particle that depends on the last sound behind a placeholder', (slug) => {
  expect(read(slug, 'ko').match(/\}(?:은|는|이|가|을|를|과|와|으로|로)(?![가-힣])/g) ?? []).toEqual([])
})

test.each<[(typeof LANGUAGES)[number], RegExp]>([
  ['en', /home-renovation goods|“Verified”|\*\*Verified\*\*|packaging unit|marketing email\b/i],
  ['fr', /«\u00a0Vérifié\u00a0»|\*\*Vérifié\*\*|unité d’emballage|produits de rénovation/i],
  [
    'ko',
    /공급사|리노베이션|리모델링|개인정보처리방침|청소년보호정책|상업 송장|가격 구간|포장 단위|(?<!목)상자|준비 기간|무게|GST\/HST 번호|‘인증’/,
  ],
])('pages and tagline name things as the marketplace does: %s', (language, others) => {
  const tagline = FIRST_SETTINGS.spoken[language].tagline
  const texts = [tagline, ...SLUGS.map((slug) => read(slug, language))]
  expect(texts.flatMap((text) => text.match(others) ?? [])).toEqual([])
})

test('only the privacy policy, which has to say who receives data, names the payment provider', () => {
  const naming = files.filter(([slug, language]) => /stripe/i.test(read(slug, language)))
  expect(naming.map(([slug]) => slug)).toEqual(['privacy', 'privacy', 'privacy'])
})

test.each(LANGUAGES)('no page promises that every product is reviewed first (rule A25): %s', (language) => {
  const promise =
    /every (?:new )?product (?:is reviewed|before)|chaque (?:nouveau )?produit (?:est examiné|avant)|모든 상품은 게시 전/i
  expect(SLUGS.filter((slug) => promise.test(read(slug, language)))).toEqual([])
})

describe('what the law asks for is on the pages', () => {
  test.each([
    ['terms', 'en', ['18 years', 'laws of Ontario', 'law of Quebec', '1-2 business days']],
    ['terms', 'fr', ['18 ans', 'lois de l’Ontario', 'loi du Québec']],
    ['terms', 'ko', ['만 18세', '온타리오주 법률', '퀘벡주 법률']],
    ['terms', 'en', ['no later than 30 days after the change takes effect', 'within 15 days', '{phone}']],
    ['terms', 'fr', ['au plus tard 30 jours après l’entrée en vigueur', 'dans les 15 jours', '{phone}']],
    ['terms', 'ko', ['시행일 후 30일 이내', '15일 이내', '{phone}']],
    ['returns', 'en', ['within 15 days at the latest', 'above $50']],
    ['returns', 'fr', ['au plus tard dans les 15 jours', 'plus de 50 $']],
    ['returns', 'ko', ['늦어도 15일 이내', '50달러']],
    ['about-us', 'en', ['usually costs', '{phone}']],
    ['privacy', 'en', ['90 days', '24 months', 'Canada Revenue Agency']],
    ['privacy', 'ko', ['90일', '24개월', '118']],
    ['accessibility', 'en', ['people answer Monday to Friday']],
    ['become-seller', 'en', ['People answer Monday to Friday', 'Quebec’s law asks for French']],
    ['privacy', 'en', ['PIPEDA', 'Law 25', 'OPC', 'CAI', '{privacyContact}']],
    ['privacy', 'fr', ['LPRPDE', 'CPVP', 'CAI', '{privacyContact}']],
    ['shipping', 'en', ['ships within 2-3 business days', 'Seoul, South Korea', 'DHL', 'FedEx', 'CJ']],
    ['become-seller', 'en', ['24/7', 'monthly, or on completion of transactions', '1-2 business days']],
    ['accessibility', 'en', ['WCAG', '2.2', 'level AA']],
  ])('%s.%s', (slug, language, words) => {
    const source = read(slug, language).replaceAll('\u00a0', ' ')
    expect(words.filter((word) => !source.includes(word))).toEqual([])
  })
})

describe('parsePage', () => {
  const page = (body: string) => parsePage(`# Title\n\n> Description.\n\n${body}\n`)

  test('reads headings, paragraphs, lists, bold words and links', () => {
    const body = '## One\n\n### Two\n\n**Bold** and [a page](/terms) of {siteName}.\n\n- a\n- b\n\n1. **c**'
    expect(page(body)).toEqual({
      title: 'Title',
      description: 'Description.',
      blocks: [
        { kind: 'heading', level: 2, text: 'One' },
        { kind: 'heading', level: 3, text: 'Two' },
        {
          kind: 'paragraph',
          content: [
            { kind: 'bold', text: 'Bold' },
            { kind: 'text', text: ' and ' },
            { kind: 'link', text: 'a page', href: '/terms' },
            { kind: 'text', text: ' of {siteName}.' },
          ],
        },
        {
          kind: 'list',
          ordered: false,
          items: [[{ kind: 'text', text: 'a' }], [{ kind: 'text', text: 'b' }]],
        },
        { kind: 'list', ordered: true, items: [[{ kind: 'bold', text: 'c' }]] },
      ],
    })
  })

  test('joins the lines of one paragraph', () => {
    expect(page('one\ntwo').blocks).toEqual([
      { kind: 'paragraph', content: [{ kind: 'text', text: 'one two' }] },
    ])
  })

  test.each([
    ['no title', 'Title\n\n> Description.', 'Line 1'],
    ['no description', '# Title\n\nText.', 'Line 3'],
    ['an empty file', '', 'Line 1'],
    ['a heading too deep', '# T\n\n> D.\n\n#### Deep', 'Line 5'],
    ['a heading that runs into text', '# T\n\n> D.\n\n## Head\nText', 'Line 5'],
    ['a list broken by text', '# T\n\n> D.\n\n- a\nb', 'Line 6'],
    ['another bullet', '# T\n\n> D.\n\n* a', 'Line 5'],
    ['a table', '# T\n\n> D.\n\n| a |', 'Line 5'],
    ['bold left open', '# T\n\n> D.\n\n**a', 'Line 5'],
    ['a link with spaces', '# T\n\n> D.\n\n[a](/b c)', 'Line 5'],
  ])('refuses %s and names the line', (_case, source, line) => {
    expect(() => parsePage(source)).toThrow(line)
  })
})

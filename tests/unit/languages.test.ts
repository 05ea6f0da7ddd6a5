import { describe, expect, test } from 'vitest'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

type Tree = { [key: string]: string | Tree }

const flat = (tree: Tree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )

const ENGLISH = flat(en)
const FRENCH = flat(fr)
const KOREAN = flat(ko)
const found = (texts: readonly [string, string][], pattern: RegExp) =>
  texts.filter(([, text]) => pattern.test(text)).map(([key, text]) => `${key}: ${text}`)

/** Said to another reader, who is addressed differently. */
const TOLD_APART = ['No orders yet']

test('suppliers are mostly Korean, not all', () => {
  const claims = [
    [ENGLISH, /(?<!\b(?:mostly|mainly)\s)Korean\s(?:suppliers|makers)/],
    [FRENCH, /(?:fournisseurs|fabricants)\scoréens(?!\set\scanadiens)/],
    [KOREAN, /(?<!주로\s)한국\s(?:공급업체|제조사)/],
  ] as const
  expect(claims.flatMap(([texts, claim]) => found(texts, claim))).toEqual([])
})

describe.each([
  ['English', ENGLISH],
  ['French', FRENCH],
  ['Korean', KOREAN],
])('%s', (_, texts) => {
  test('leaves the name of the marketplace to its settings', () => {
    expect(found(texts, /\bMaru\b|마루/)).toEqual([])
  })

  test('names the payment provider only where an operator needs it', () => {
    const operators = ([key]: readonly [string, string]) => key.startsWith('staff.opening.')
    expect(
      found(
        texts.filter((text) => !operators(text)),
        /stripe/i,
      ),
    ).toEqual([])
  })

  test('says who asks wherever consent to marketing emails is given', () => {
    const asked = ['register.marketing', 'profile.marketing', 'emailPreferences.topics.news.text']
    const consents = texts.filter(([key]) => asked.includes(key)).map(([, text]) => text)
    expect(consents).toHaveLength(asked.length)
    for (const text of consents)
      for (const name of ['{siteName}', '{legalName}', '{address}']) expect(text).toContain(name)
  })
})

describe('one English sentence', () => {
  const sentences = ENGLISH.filter(([, text]) => text.split(' ').length > 2 && !TOLD_APART.includes(text))

  test.each([
    ['French', new Map(FRENCH)],
    ['Korean', new Map(KOREAN)],
  ])('has one translation: %s', (_, texts) => {
    const said = new Map<string, Set<string | undefined>>()
    for (const [key, text] of sentences) said.set(text, (said.get(text) ?? new Set()).add(texts.get(key)))
    const differing = [...said].filter(([, translations]) => translations.size > 1)
    expect(differing).toEqual([])
  })
})

describe('English', () => {
  test('says email, and never mail or e-mail', () => {
    expect(found(ENGLISH, /\be-mails?\b|\bmail(?:s|ed|ing)?\b(?! program)/i)).toEqual([])
  })

  test('has one word for each thing: marketplace, item, image, shipping method, subcategory, phone', () => {
    const others =
      /\bthe shop\b|\bgoods\b|\bpictures?\b|(?:way of shipping|shipping service)|\bsub categor|\btelephone\b|\bnotices\b/i
    expect(found(ENGLISH, others)).toEqual([])
  })

  test('calls an email address so, wherever it is confirmed, changed or taken', () => {
    const asked = /^(?:security\.|verify\.|mails\.(?:confirm|email)|issues\.account\.(?:exists|sameEmail))/
    const bare = ENGLISH.filter(
      ([key, text]) => asked.test(key) && /(?<!email )\baddress\b/i.test(text.replace('{email}', '')),
    )
    expect(bare).toEqual([])
  })

  test('knows none of the phrases that read translated', () => {
    const phrases =
      /the way it came|put right|look(?:ed|ing)? at what|good for (?:two|\d+)|once more|for good\b|\bSee the order|[Ss]omebody, probably|[Aa]nswer of the|as it stands/
    expect(found(ENGLISH, phrases)).toEqual([])
  })
})

describe('Korean', () => {
  test('is written in the formal style throughout', () => {
    expect(
      found(KOREAN, /(?:세요|나요|어요|아요|해요|예요|에요|네요|군요|까요|지요|죠)(?=[.?!’”)\s]|$)/),
    ).toEqual([])
  })

  test('needs no particle in brackets', () => {
    expect(found(KOREAN, /[이가을를은는와과]\([이가을를은는와과]\)|\((?:으|이)\)[로나라]/)).toEqual([])
  })

  test('calls the days until goods arrive 납기, and the weight of a product 중량', () => {
    expect(found(KOREAN, /준비 기간|무게/)).toEqual([])
  })

  test('says email, and leaves no space before a bracket', () => {
    expect(found(KOREAN, /(?<!이)메일| \((?:선택|필수)\)/)).toEqual([])
  })
})

describe('French', () => {
  test('has no space before ? ! ; and an unbreakable one before a colon and inside guillemets', () => {
    expect(found(FRENCH, /\s[?!;]|[ \u202f]:|« | »/)).toEqual([])
  })

  test('keeps a number and its unit together', () => {
    const units =
      /[\d}#] (?:Mo|Go|ko|kg|mm|cm|m|%|\$|×|caractères?|chiffres|lettres|lignes?|jours?|heures?|minutes?|secondes?|mois|ans|unités?|étoiles?|000)(?![\p{L}\d])/u
    expect(found(FRENCH, units)).toEqual([])
  })

  test('says what Quebec says: soumission, motif, avis, insigne, numéro', () => {
    const others =
      /\bdevis\b|chiffrer la livraison|\b[Rr]aison\b|évalu(?:ations?|er?|é)\b|\bbadge\b|\bn[º°]|compte de vendeur/
    expect(found(FRENCH, others)).toEqual([])
  })

  test('sets no name after a word that loses its vowel before one: d’Élodie, qu’Olivier', () => {
    const names = /\b(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll][ea]) \{(?:seller|buyer|company|name|other|bank|month)\}/
    expect(found(FRENCH, names)).toEqual([])
  })

  test('calls the days until goods arrive délai de livraison', () => {
    expect(found(FRENCH, /délai de préparation/i)).toEqual([])
  })
})

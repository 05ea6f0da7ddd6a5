import { createTranslator } from 'next-intl'

type Asked = { locale: string; namespace?: string }

/** The words of an action outside Next: for `vi.mock('next-intl/server', …)`. */
export async function getTranslations({ locale, namespace }: Asked) {
  const { default: messages } = (await import(`~/src/messages/${locale}.json`)) as { default: object }
  return createTranslator({ locale, messages, namespace } as never)
}

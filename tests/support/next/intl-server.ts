import { createTranslator } from 'next-intl'

type Asked = { locale: string; namespace?: string }

/** Stands for `next-intl/server` in every integration test: the words of an action outside Next. */
export async function getTranslations({ locale, namespace }: Asked) {
  const { default: messages } = (await import(`~/src/messages/${locale}/index.ts`)) as { default: object }
  return createTranslator({ locale, messages, namespace } as never)
}

export const getLocale = async () => 'en'
export const getRequestConfig = (config: unknown) => config
export const setRequestLocale = () => {}

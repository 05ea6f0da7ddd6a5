import 'server-only'
import { getTranslations } from 'next-intl/server'

/** Texts that every short account form shares. */
export async function accountFormWords() {
  const t = await getTranslations('login')
  return { sending: t('sending'), show: t('show'), hide: t('hide') }
}

import 'server-only'
import { getTranslations } from 'next-intl/server'

/** What every short form about an account says beside its own words. */
export async function accountFormWords() {
  const t = await getTranslations('login')
  return { sending: t('sending'), show: t('show'), hide: t('hide') }
}

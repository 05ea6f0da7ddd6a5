import { authWords } from '@/features/account/auth-words'
import { isLocale } from '@/messages/locales'

/** What the dialog of signing in says, for who opens it: no page carries it for those who do not. */
export async function GET(_: Request, { params }: { params: Promise<{ locale: string }> }) {
  const { locale } = await params
  if (!isLocale(locale)) return Response.json({ message: 'Not found.' }, { status: 404 })
  return Response.json(await authWords(locale), { headers: { 'cache-control': 'public, max-age=300' } })
}

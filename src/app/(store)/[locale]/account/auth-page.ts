import { userTypeIn, type AuthPage, type AuthTarget } from '@/ui/auth/auth-path'

export type AuthPageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Reads `as` and `next` of a sign-in or sign-up page. */
export async function authTargetIn(
  page: AuthPage,
  searchParams: AuthPageProps['searchParams'],
): Promise<AuthTarget> {
  const { as, next } = await searchParams
  return { page, as: userTypeIn(as), next: typeof next === 'string' ? next : '' }
}

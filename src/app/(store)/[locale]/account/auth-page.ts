import type { AuthTarget, AuthPage } from '@/ui/auth/auth-path'

export type AuthPageProps = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** What a page of signing in or up is asked with. */
export async function authTargetIn(
  door: AuthPage,
  searchParams: AuthPageProps['searchParams'],
): Promise<AuthTarget> {
  const { as, next } = await searchParams
  return { door, as: as === 'seller' || as === 'buyer' ? as : '', next: typeof next === 'string' ? next : '' }
}

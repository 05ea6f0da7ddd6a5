type User = { collection?: string; role?: string } | null | undefined

/** Money commands are shown to admins only. Their endpoints check again. */
export const isAdminUser = (user: unknown) => {
  const { collection, role } = (user as User) ?? {}
  return collection === 'staff' && role === 'admin'
}

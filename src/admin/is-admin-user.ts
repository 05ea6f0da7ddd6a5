type User = { collection?: string; role?: string } | null | undefined

/** Editors look after words; money is the admins'. The door behind the button asks again. */
export const isAdminUser = (user: unknown) => {
  const { collection, role } = (user as User) ?? {}
  return collection === 'staff' && role === 'admin'
}

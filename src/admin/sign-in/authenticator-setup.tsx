import type { ReactNode } from 'react'
import { offeredSecret } from '@/server/auth/staff/second-factor-setup'
import { keyUri } from '@/server/auth/staff/totp'
import { QrCode } from '@/ui/parts/qr-code'
import type { StaffViewer } from './viewer'

export type AuthenticatorSetup = { picture: ReactNode; secret: string }

/** The QR code and the secret to enter by hand. Both are made on this server only. */
export function authenticatorSetup(
  { id, sid, email }: StaffViewer,
  issuer: string,
  label: string,
): AuthenticatorSetup {
  const secret = offeredSecret(id, sid)
  const groups = secret.match(/.{4}/g) ?? []
  return {
    picture: <QrCode text={keyUri({ secret, account: email, issuer })} label={label} />,
    secret: groups.join(' '),
  }
}

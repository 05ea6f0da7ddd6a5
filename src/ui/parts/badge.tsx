import type { ReactNode } from 'react'

const TONES = { stone: 'badge', celadon: 'badge badge-celadon', persimmon: 'badge badge-persimmon' }

export function Badge({ tone = 'stone', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return <span className={TONES[tone]}>{children}</span>
}

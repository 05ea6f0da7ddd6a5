import type { IconName } from '@/ui/icon'

/** `segment` is what stands after /seller; `also` is a second address of the same page (rule T2). */
export type MenuLine = { name: 'overview'; segment: string | null; also?: string; icon: IconName }

/** The side menu from top to bottom (rule S1). A page adds its line here, and its name under `dashboard.menu`, the day it exists. */
export const MENU: readonly MenuLine[] = [
  { name: 'overview', segment: null, also: 'dashboard', icon: 'dashboard' },
]

export const menuPath = ({ segment }: MenuLine) => (segment ? `/seller/${segment}` : '/seller')

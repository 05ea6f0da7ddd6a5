import { DECISIONS } from './decisions'
import { FIND } from './find'
import { MONEY } from './money'
import { MONEY_SETTINGS } from './money-settings'
import { ORDERS } from './orders'
import { PEOPLE } from './people'
import { PICKS } from './picks'
import { PICTURES } from './pictures'
import { RECORDS } from './records'
import { RETURNS } from './returns'
import { STAFF } from './staff'
import { TALK } from './talk'
import { TRANSLATIONS } from './translations'

/** Every command of the panel, by its name in the address. One file for each subject. */
export const COMMANDS = {
  ...DECISIONS,
  ...FIND,
  ...MONEY,
  ...MONEY_SETTINGS,
  ...ORDERS,
  ...PEOPLE,
  ...PICKS,
  ...PICTURES,
  ...RECORDS,
  ...RETURNS,
  ...STAFF,
  ...TALK,
  ...TRANSLATIONS,
}

export type CommandName = keyof typeof COMMANDS

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

import { DECISIONS } from './decisions'
import { MONEY } from './money'
import { PICKS } from './picks'
import { RECORDS } from './records'
import { TALK } from './talk'

/** Every command of the panel, by its name in the address. One file for each subject. */
export const COMMANDS = { ...DECISIONS, ...MONEY, ...PICKS, ...RECORDS, ...TALK }

export type CommandName = keyof typeof COMMANDS

export const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name)

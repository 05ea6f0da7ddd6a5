import { useLocale, useTranslations } from 'next-intl'
import type { FamilyChoice } from '@/domain/products/cards/family'
import { unbroken } from '@/domain/values/text'
import { localePath } from '@/messages/locales'
import type { FamilyMember, FamilyView } from './list-family'

/** The colours and sizes of the family of a product, each a link to the product that has it (rule C64). */
export function ProductFamily({ family: { finishes, sizes, others } }: { family: FamilyView }) {
  const t = useTranslations('product')
  const groups = [
    { key: 'finishes', title: t('facts.color'), choices: finishes },
    { key: 'sizes', title: t('facts.dimensions'), choices: sizes },
    { key: 'others', title: t('alike'), choices: others },
  ] as const
  if (groups.every(({ choices }) => choices.length === 0)) return null
  return (
    <div className="family">
      {groups.map(({ key, title, choices }) =>
        choices.length > 0 ? (
          <div key={key}>
            <p id={`family-${key}`} className="mb-2 font-semibold">
              {title}
            </p>
            <ul aria-labelledby={`family-${key}`}>
              {choices.map((choice) => (
                <Choice key={choice.member.id} kind={key} choice={choice} />
              ))}
            </ul>
          </div>
        ) : null,
      )}
    </div>
  )
}

type ChoiceProps = { kind: keyof FamilyView; choice: FamilyChoice<FamilyMember> }

function Choice({ kind, choice: { label, member, isHere } }: ChoiceProps) {
  const t = useTranslations('product')
  const locale = useLocale()
  const { id, color, isSoldOut } = member
  const lang = { finishes: member.finishLang, sizes: undefined, others: member.nameLang }[kind]
  return (
    <li>
      <a
        href={localePath(locale, `/product/${id}`)}
        aria-current={isHere ? 'page' : undefined}
        data-color={(kind === 'finishes' && color) || undefined}
        data-out={isSoldOut ? '' : undefined}
      >
        <span lang={lang}>{unbroken(label)}</span>
        {isSoldOut ? <span className="text-sm">{t('stock.soldOut')}</span> : null}
      </a>
    </li>
  )
}

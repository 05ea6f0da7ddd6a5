import type { UIFieldServerProps } from 'payload'
import { actorOfUser, isStaff } from '@/domain/people/actor'
import { CommandForm } from '@/admin/commands/command-form'
import { askedReason, commandTexts } from '@/admin/commands/command-texts'
import { adminWords } from '@/admin/parts/words'

/** On a review: the form that hides it or shows it again, with a reason (rule A7). */
export function ReviewVisibility({ data, user, i18n }: UIFieldServerProps) {
  if (!isStaff(actorOfUser(user)) || !data?.id) return null
  const t = adminWords(i18n, 'staff.reviews')
  const to = data.hidden ? 'shown' : 'hidden'
  return (
    <CommandForm
      title={t(`${to}.title`)}
      about={t(`${to}.about`)}
      command="review-visibility"
      known={{ review: String(data.id), to }}
      fields={[{ ...askedReason(i18n), label: t('reason'), isLong: true }]}
      button={t(`${to}.title`)}
      done={t('done')}
      sure={t('sure')}
      words={commandTexts(i18n)}
    />
  )
}

export type AnswerTime = { amount: number; unit: 'minute' | 'hour' | 'day' }

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400]

/** How long a seller takes to answer, in the unit one would say it in (rule C55). */
export function answerTime(seconds: number): AnswerTime {
  const whole = (of: number) => Math.max(1, Math.round(seconds / of))
  if (whole(MINUTE) < 60) return { amount: whole(MINUTE), unit: 'minute' }
  return whole(HOUR) < 48 ? { amount: whole(HOUR), unit: 'hour' } : { amount: whole(DAY), unit: 'day' }
}

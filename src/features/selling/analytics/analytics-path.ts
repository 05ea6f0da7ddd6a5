import { rangeQuery, type FigureRange } from '@/domain/analytics/figure-range'
import type { FigureName } from '@/domain/analytics/figures'

/** Where the page is, without language prefix. */
export const ANALYTICS = '/seller/analytics'

/** The figure that the chart shows unless another is chosen. */
export const USUAL_FIGURE: FigureName = 'views'

/** The address of a range and the figure in its chart. */
export function analyticsPath(
  range: Pick<FigureRange, 'choice' | 'from' | 'to'>,
  figure: FigureName = USUAL_FIGURE,
) {
  const query = rangeQuery(range)
  if (figure !== USUAL_FIGURE) query.set('figure', figure)
  return `${ANALYTICS}?${query}`
}

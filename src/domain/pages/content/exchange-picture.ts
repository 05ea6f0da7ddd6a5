import { isPart, pictureOf } from './parts'

type Exchange = { from: string; to: string; alt: string }

/** A rich text with another picture in place of one, and that one's alternative text; captions stay (rule L31). */
export function exchangePicture<T>(content: T, exchange: Exchange): T {
  if (Array.isArray(content)) return content.map((each: unknown) => exchangePicture(each, exchange)) as T
  if (typeof content !== 'object' || content === null) return content
  if (isPart(content) && content.type === 'upload' && pictureOf(content) === exchange.from)
    return { ...content, value: exchange.to, fields: { ...content.fields, alt: exchange.alt } }
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, exchangePicture(value as unknown, exchange)]),
  ) as T
}

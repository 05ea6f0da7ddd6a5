import sharp, { type Sharp } from 'sharp'
import type { SharpDependency } from 'payload'
import { createSemaphore } from './semaphore'

const oneAtATime = createSemaphore({ atOnce: 1 })

/**
 * The sharp that Payload works with. Payload asks for all sizes of a picture at once; here each waits its turn, so that
 * pictures keep one processor busy and leave the others to pages (docs/decisions/037).
 */
export const sizeBySize: SharpDependency = (input, options) => inTurn(sharp(input, options))

function inTurn(image: Sharp): Sharp {
  const [clone, toBuffer] = [image.clone.bind(image), image.toBuffer.bind(image)]
  return Object.assign(image, {
    clone: () => inTurn(clone()),
    toBuffer: (...options: Parameters<typeof toBuffer>) => oneAtATime(() => toBuffer(...options)),
  })
}

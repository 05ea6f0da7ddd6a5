import { randomFillSync } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Random pixels, which compress badly. */
export const noise = (width: number, height: number) =>
  sharp(randomFillSync(Buffer.allocUnsafe(width * height * 3)), { raw: { width, height, channels: 3 } })

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A PNG of zeros, in one bit per pixel: a few hundred bytes for any size. */
export function emptyPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))), { level: 9 })
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A GIF whose frames change one pixel of a canvas each: 15 bytes for a frame of any size. */
export function movingGif(width: number, height: number, frames: number): Buffer {
  const canvas = Buffer.from([width & 255, width >> 8, height & 255, height >> 8, 0x80, 0, 0])
  const palette = Buffer.from([0, 0, 0, 255, 255, 255])
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const all = Array.from({ length: frames }, () => frame)
  return Buffer.concat([Buffer.from('GIF89a'), canvas, palette, ...all, Buffer.from([0x3b])])
}

import 'server-only'
import { READS } from '@/domain/pages/cache/page-facts'
import { sumRoom, type RoomSums } from '@/domain/cart/room-sums'
import type { Locale } from '@/domain/locale'
import { LEAST_ROOM_GOODS, type RoomLine } from '@/domain/pages/recommended-room'
import { cached } from '@/server/db/cache'
import { readRoomGoods, type RoomGoodsRow } from './read-room-goods'

export type RoomView = RoomSums<ShownGoods>
type ShownGoods = Omit<RoomGoodsRow, 'available' | 'seller'>

/** The goods of a room that are on sale, and what they come to; null where they are too few (rule C74). */
export const getRoom = cached(
  'room',
  (_: Locale, chosen: readonly RoomLine[]) => READS.room(chosen.map(({ product }) => product)),
  async (locale: Locale, chosen: readonly RoomLine[]): Promise<RoomView | null> => {
    const found = await readRoomGoods(
      chosen.map(({ product }) => product),
      locale,
    )
    const room = sumRoom(chosen, found)
    return room.lines.length < LEAST_ROOM_GOODS ? null : room
  },
)

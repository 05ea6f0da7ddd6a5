import { conversationRoutes } from '@/features/talk/chat/thread/conversation-routes'
import { currentMember } from '@/server/auth/session/session'

export const dynamic = 'force-dynamic'

export const GET = conversationRoutes(currentMember).list
export const POST = conversationRoutes(currentMember).say

'use client'

export { default } from '@/app/(store)/[locale]/error'

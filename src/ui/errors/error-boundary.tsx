'use client'

import { Component, type ReactNode } from 'react'

type Props = { words: ReactNode; children: ReactNode }

/** Shows `words` if a child throws. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.words : this.props.children
  }
}

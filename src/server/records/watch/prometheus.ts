import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { MetricReader, type ResourceMetrics } from '@opentelemetry/sdk-metrics'
import { nameWithUnit } from './figures'

/** The figures, read when somebody asks for them. */
export class PrometheusReader extends MetricReader {
  private readonly serializer = new PrometheusSerializer(undefined, false, undefined, false, true)

  async text(): Promise<string> {
    const { resourceMetrics } = await this.collect()
    return `${this.serializer.serialize(withUnits(resourceMetrics)).trim()}\n`
  }

  protected async onForceFlush() {}
  protected async onShutdown() {}
}

/** The serializer leaves the unit out, which Prometheus expects behind the name. */
const withUnits = (all: ResourceMetrics): ResourceMetrics => ({
  ...all,
  scopeMetrics: all.scopeMetrics.map((scope) => ({
    ...scope,
    metrics: scope.metrics.map((metric) => {
      const { name, unit } = metric.descriptor
      return { ...metric, descriptor: { ...metric.descriptor, name: nameWithUnit(name, unit), unit: '' } }
    }),
  })),
})

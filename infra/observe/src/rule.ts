/** An alert. Its name is the heading of its section in docs/runbook.md. */
export interface Alert {
  name: string;
  /** PromQL. It fires for each series of the result. */
  expr: string;
  /** How long the expression must be true before the alert fires: `5m`. */
  for: string;
  /** `page` needs attention at once, also at night; `ticket` on the next working day. */
  severity: 'page' | 'ticket';
  /** One line, with labels as `{{ $labels.service }}`. */
  summary: string;
  /** What it means for users of the product. */
  description: string;
}

/** A series that Prometheus computes and stores. */
export interface Recording {
  record: string;
  expr: string;
  labels?: Readonly<Record<string, string>>;
}

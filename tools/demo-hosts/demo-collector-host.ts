/** The host of the demo's receiver of events. It is reached only through `LOCAL_COLLECTOR`. */
export const demoCollectorHost = "collector.forecourt.example";

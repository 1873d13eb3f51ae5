import { defineLoaders } from "@forecourt/remote-kit/loaders";
import { pages } from "./expose.ts";
import { loadSearch } from "./pages/search/search-loader.ts";
import { loadVehicle } from "./pages/vehicle/vehicle-loader.ts";

export { pages };

export const loaders = defineLoaders(pages, { search: loadSearch, vehicle: loadVehicle });

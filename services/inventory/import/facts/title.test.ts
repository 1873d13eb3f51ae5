import { expect, test } from "@jest/globals";
import { splitTitle } from "./title.ts";

test.each([
  ["2022 Toyota Camry SE Automatic FWD", ["2022", "Toyota", "Camry", "SE Automatic FWD"]],
  ["2018 Land Rover Range Rover Sport HSE", ["2018", "Land Rover", "Range Rover Sport", "HSE"]],
  ["2019 Alfa Romeo Giulia Ti", ["2019", "Alfa Romeo", "Giulia", "Ti"]],
  ["2020 Mitsubishi Mirage G4 ES", ["2020", "Mitsubishi", "Mirage G4", "ES"]],
  ["2020 Mitsubishi Mirage ES", ["2020", "Mitsubishi", "Mirage", "ES"]],
  ["2021 RAM 1500 Classic Tradesman", ["2021", "Ram", "1500 Classic", "Tradesman"]],
  ["2019 INFINITI QX60 Luxe", ["2019", "INFINITI", "QX60", "Luxe"]],
  ["2016 Chrysler Town & Country Touring", ["2016", "Chrysler", "Town & Country", "Touring"]],
  ["2020 Tesla Model 3", ["2020", "Tesla", "Model 3", ""]],
  ["Toyota Camry", ["", "Toyota", "Camry", ""]],
  ["2024 Unknown Vehicle Deluxe Plus", ["2024", "Unknown", "Vehicle", "Deluxe Plus"]],
  ["2022 Toyota Futura XLE", ["2022", "Toyota", "Futura", "XLE"]],
  ["", ["", "", "", ""]],
])("%j is year, make, model, trim: %j", (title, [year, make, model, trim]) => {
  expect(splitTitle(title)).toEqual({ year, make, model, trim });
});
